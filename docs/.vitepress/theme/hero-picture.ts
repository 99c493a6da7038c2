import { type FunctionalComponent, h } from 'vue';
import light from '../../extension/overview.png';
import dark from '../../images/extension-dark.png';

/** The panel of the extension, in the colors of the page. */
export const HeroPicture: FunctionalComponent = () =>
	h('div', { class: 'hero-picture' }, [picture(light, 'in-light'), picture(dark, 'in-dark')]);

const picture = (src: string, name: string) =>
	h('img', {
		class: name,
		src,
		alt: 'The panel of the extension: the verdict, the facts of the page, and what to fix',
		loading: 'lazy',
	});
