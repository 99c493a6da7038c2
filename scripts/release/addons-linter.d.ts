// It has no types of its own.
declare module 'addons-linter' {
	interface Message {
		readonly code: string;
		readonly message: string;
		readonly file?: string;
	}
	const linter: {
		createInstance(options: { readonly config: object; readonly runAsBinary: boolean }): {
			run(): Promise<Record<'errors' | 'notices' | 'warnings', readonly Message[]>>;
		};
	};
	// biome-ignore lint/style/noDefaultExport: the package has it
	export default linter;
}
