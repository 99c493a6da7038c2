// Generated from the locale files of this folder. Do not edit.
export const loaders = {
	ja: async () => (await import('./ja.rules.generated.json')).default,
};
