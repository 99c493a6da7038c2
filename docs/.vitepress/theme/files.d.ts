// Vite turns these files into modules.
declare module '*.css';
declare module '*.png' {
	const url: string;
	export default url;
}

interface ImportMeta {
	readonly env: { readonly BASE_URL: string };
}
