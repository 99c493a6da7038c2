import { wishesOf } from '../post/audit-wishes.ts';
import { contentOf } from '../post/content/block.fixtures.ts';

export const { signal } = new AbortController();

/** Options of an audit on an English site. */
export const auditOptions = {
	contentOf,
	shownOf: () => '',
	shortcodes: [],
	postLanguage: 'en-US',
	userLanguage: 'en-US',
};

/** A post with nothing but a title. */
export const titledPost = {
	title: 'A first sourdough loaf',
	url: null,
	head: { title: 'A first sourdough loaf' },
	wishes: wishesOf({}),
	blocks: [],
	extra: [],
	schema: '',
	shown: 0,
};
