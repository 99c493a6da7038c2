import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h } from 'vue';
import { Front } from './front.ts';
import { HeroPicture } from './hero-picture.ts';
import { HtmlPlayground } from './playground/index.ts';
// Our colors replace those of the default theme, so they come after it.
import './theme.css';

export default {
	extends: DefaultTheme,
	// The heading of home pages leaves room for a picture only if the layout has one.
	Layout: () => h(DefaultTheme.Layout, null, { 'home-hero-image': () => h(HeroPicture) }),
	enhanceApp: ({ app }) => {
		app.component('Front', Front).component('HtmlPlayground', HtmlPlayground);
	},
} satisfies Theme;
