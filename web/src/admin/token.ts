const KEY = "rollhouse-operator";

/** The operator's token, as long as this tab is open; empty for everybody else. */
export const operatorToken = {
  get: () => sessionStorage.getItem(KEY) ?? "",
  keep: (token: string) => sessionStorage.setItem(KEY, token),
  forget: () => sessionStorage.removeItem(KEY),
};
