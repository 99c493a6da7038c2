import { defineRule } from '../../../audit/rule.ts';
import { nodesOf } from '../../../facts/node-ref.ts';

export const contentExistsWithoutScripts = defineRule({
	name: 'content_exists_without_scripts',
	group: 'content',
	risk: 'moderate',
	difficulty: 'hard',
	impact: 4,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
		says: 'The HTML of an application shell does not contain the content, and Google has to run scripts to see it. Rendering on the server is faster for people and crawlers, and not all bots run scripts.',
		checked: '2026-11-23',
	},
	reads: ['scriptShells'],
	supersededBy: [{ rule: 'content_is_in_server_html', hides: 'rule' }],
	title: 'The HTML contains the content before scripts run',
	why: 'Google runs scripts, but later than it crawls, and a script that fails then leaves an empty page. Many other crawlers run none. The HTML alone does not show what the scripts write.',
	fix: 'Render the content on the server, or ahead of time. To check the page with its scripts, open it in a browser and use the extension.',
	messages: {
		mount:
			'Scripts fill “{element}”: a crawler without scripts sees {characters} characters of text',
		body: 'Scripts write the page: a crawler without scripts sees {characters} characters of text',
		template:
			'The content is in script templates: a crawler without scripts sees {characters} characters of text',
		hidden:
			'The content in “{element}” is hidden until a script shows it: without scripts the page shows {characters} characters of text',
	},
	evaluate({ scriptShells }, found) {
		for (const shell of scriptShells) {
			const { characters, element, kind } = shell;
			found[kind]({ characters, element }, ...nodesOf(shell));
		}
	},
});
