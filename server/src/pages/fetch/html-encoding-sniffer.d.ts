declare module 'html-encoding-sniffer' {
	function sniffEncoding(
		bytes: Uint8Array,
		options?: { readonly defaultEncoding?: string; readonly maxPrescanBytes?: number },
	): string;
	export = sniffEncoding;
}
