import { __ } from '@wordpress/i18n';
import type { RobotsDirective } from '../../post/meta/post-meta.ts';

export const directiveTexts = (): Readonly<Record<RobotsDirective, string>> => ({
	nofollow: __('Do not follow links', 'plumbline'),
	nosnippet: __('Do not show a snippet in results', 'plumbline'),
	noimageindex: __('Do not index images', 'plumbline'),
	notranslate: __('Do not offer a translation', 'plumbline'),
});
