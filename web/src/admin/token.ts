const KEY = "rollhouse-admin";

/** The admin's token, kept while this tab is open; empty for other users. */
export const adminToken = {
  get: () => sessionStorage.getItem(KEY) ?? "",
  keep: (token: string) => sessionStorage.setItem(KEY, token),
  forget: () => sessionStorage.removeItem(KEY),
};
