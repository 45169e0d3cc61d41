import js from "@eslint/js";
import prettier from "eslint-config-prettier/flat";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["src/wire.ts", "src/games/*/position.gen.ts", "src/languages.ts"], "generated from the Python side"),
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  // Instead of a limit on lines per file.
  { rules: { complexity: ["error", { max: 15, variant: "modified" }] } },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    extends: [typescript.configs.strictTypeChecked, typescript.configs.stylisticTypeChecked],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // A number in a template is what it looks like.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // An empty text counts as nothing: `settings.name || t("web-player")`.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
      // `onclick={() => send(command)}` says what it does; a block around it would say nothing more.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
    rules: {
      // Sets and maps in our state are never changed: they are replaced, and typed as read-only. Ones that watch themselves would be weight.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // To ESLint other components are `any`; svelte-check, which runs beside it, knows their properties and checks them.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["*.js", "scripts/*.js"], languageOptions: { globals: globals.node } },
  { files: ["src/service-worker.template.js"], languageOptions: { globals: { ...globals.serviceworker, __PATHS__: "readonly" } } },
  prettier,
  svelte.configs.prettier,
);
