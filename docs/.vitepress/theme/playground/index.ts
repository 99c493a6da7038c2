import { defineComponent, h } from 'vue';
import { sample } from './sample.ts';

/**
 * The place of the playground in a page: its sample at once, the engine once the page is shown,
 * because only this page needs it.
 */
export const HtmlPlayground = defineComponent({
	name: 'HtmlPlayground',
	data: () => ({ stop: () => {} }),
	async mounted() {
		const { showPlayground } = await import('./show-playground.tsx');
		this.stop = showPlayground(this.$el);
	},
	unmounted() {
		this.stop();
	},
	// As HTML, of which Vue leaves alone what it becomes before Vue starts.
	render: () => h('div', { class: 'playground', innerHTML: `<pre>${escaped}</pre>` }),
});

const escaped = sample.html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
