import { defineComponent, h } from 'vue';

/** The place of the playground in a page. Only there the engine is loaded, once the page is shown. */
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
	render: () =>
		h('div', { class: 'playground' }, [
			h('p', { class: 'playground-loading' }, 'The engine is loading. It needs scripts.'),
		]),
});
