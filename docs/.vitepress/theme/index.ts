import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineComponent, h, onMounted } from 'vue';
import { Front } from './front.ts';
import { HeroPicture } from './hero-picture.ts';
import { HtmlPlayground } from './playground/index.ts';
import { started } from './started.ts';
// Our colors replace those of the default theme, so they come after it.
import './theme.css';

const Layout = defineComponent({
	setup: () => {
		onMounted(() => dispatchEvent(new Event(started)));
		// The heading of home pages leaves room for a picture only if the layout has one.
		return () => h(DefaultTheme.Layout, null, { 'home-hero-image': () => h(HeroPicture) });
	},
});

export default {
	extends: DefaultTheme,
	Layout,
	enhanceApp: ({ app }) => {
		app.component('Front', Front).component('HtmlPlayground', HtmlPlayground);
	},
} satisfies Theme;
