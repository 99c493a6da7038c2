declare module '*.svelte' {
	import type { Component } from 'svelte';
	import type { ApplicationPage } from '../application-page.ts';

	const component: Component<{ page: ApplicationPage }>;
	// biome-ignore lint/style/noDefaultExport: Svelte’s compiler exports each component as the default.
	export default component;
}

declare module 'vue/dist/vue.esm-bundler.js' {
	export * from 'vue';
}
