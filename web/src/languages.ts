// Made from src/rollhouse/locale/languages.py by `python -m scripts.web_languages`; a test fails when it is out of date.

export const SPOKEN = {
  en: { name: "English", locale: "en-GB", words: () => import("virtual:words/en") },
  de: { name: "Deutsch", locale: "de-DE", words: () => import("virtual:words/de") },
  fr: { name: "Français", locale: "fr-FR", words: () => import("virtual:words/fr") },
  nl: { name: "Nederlands", locale: "nl-NL", words: () => import("virtual:words/nl") },
  pt: { name: "Português (Portugal)", locale: "pt-PT", words: () => import("virtual:words/pt") },
  "pt-BR": { name: "Português (Brasil)", locale: "pt-BR", words: () => import("virtual:words/pt-BR") },
} as const;
