const KEY = "rollhouse-admin";

/** The admin's token, as long as this tab is open; empty for everybody else. */
export const adminToken = {
  get: () => sessionStorage.getItem(KEY) ?? "",
  keep: (token: string) => sessionStorage.setItem(KEY, token),
  forget: () => sessionStorage.removeItem(KEY),
};
