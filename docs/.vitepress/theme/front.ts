import { Content } from 'vitepress';
import { VPHomeContent, VPHomeFeatures, VPHomeHero } from 'vitepress/theme-without-fonts';
import { type FunctionalComponent, h } from 'vue';
import { HeroPicture } from './hero-picture.ts';

/** The layout of home pages: that of VitePress, as the main part of the page. */
export const Front: FunctionalComponent = () =>
	h('main', { class: 'VPHome' }, [
		h(VPHomeHero, null, {
			'home-hero-image': () => h(HeroPicture),
			'home-hero-actions-after': () => h('p', { class: 'hero-command' }, firstCommand),
		}),
		h(VPHomeFeatures),
		h(VPHomeContent, null, { default: () => h(Content) }),
	]);

const firstCommand = 'npx @plumbline/cli audit https://example.com/';
