import { __ } from '@wordpress/i18n';
import type { IssueName } from '../overview-posts.ts';

export const issueLabel = (issue: IssueName): string =>
	({
		same_title: __('The same title as a different post', 'plumbline'),
		same_description: __('The same description as a different post', 'plumbline'),
		same_keyword: __('The same focus keyword as a different post', 'plumbline'),
		broken_links: __('Broken links within this site', 'plumbline'),
		no_links_to_it: __('No other post or menu links to it', 'plumbline'),
	})[issue];
