import { defineRule } from '../../../audit/rule.ts';

export const pluginsAreNotUsed = defineRule({
	name: 'plugins_are_not_used',
	group: 'page',
	risk: 'low',
	difficulty: 'hard',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://www.theregister.com/2019/10/29/google_to_stop_indexing_flash_files/',
		says: 'Quotes Google: Search ignores Flash on web pages and does not index its files. Browsers have switched the plugin off.',
		checked: '2026-11-20',
	},
	reads: ['plugins'],
	title: 'Nothing on the page needs a plugin',
	why: 'No browser runs Flash, Java or Silverlight any more, so visitors see an empty space, and search engines do not read what is inside.',
	fix: 'Replace it with something that browsers can show themselves, such as video, audio or text, or remove it.',
	messages: { plugin: 'The page has content that needs {kind}, which no browser runs' },
	evaluate({ plugins }, found) {
		for (const kind of new Set(plugins.map((plugin) => plugin.kind))) {
			const nodes = plugins.filter((plugin) => plugin.kind === kind).map(({ node }) => node);
			found.plugin({ kind }, ...nodes);
		}
	},
});
