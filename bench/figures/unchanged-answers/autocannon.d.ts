declare module 'autocannon' {
	interface Options {
		readonly url: string;
		readonly connections: number;
		/** In seconds. */
		readonly duration: number;
		readonly headers?: Readonly<Record<string, string>>;
	}

	interface Result {
		readonly requests: { readonly total: number };
		readonly errors: number;
		readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
	}

	function autocannon(options: Options): Promise<Result>;

	// biome-ignore lint/style/noDefaultExport: the package exports nothing else.
	export default autocannon;
}
