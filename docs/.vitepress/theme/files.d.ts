// Vite turns these files into modules.
declare module '*.css';
declare module '*.png' {
	const url: string;
	export default url;
}
