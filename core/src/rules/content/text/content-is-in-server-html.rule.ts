import { defineRule } from '../../../audit/rule.ts';
import { isScriptMade, textShare } from './script-made-text.ts';

export const contentIsInServerHtml = defineRule({
	name: 'content_is_in_server_html',
	group: 'content',
	risk: 'moderate',
	difficulty: 'hard',
	impact: 4,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
		says: 'Google reads what scripts have written only when it renders the page. Content that the server sends reaches people and crawlers sooner, and not all bots run scripts.',
		checked: '2026-11-21',
	},
	reads: ['mainText', 'served'],
	title: 'The main text is in the HTML that the server sends',
	why: 'Google runs scripts, but later than it crawls, and a script that fails then leaves an empty page. Many other engines and bots run none at all.',
	fix: 'Render the content on the server, or ahead of time, and let scripts only add to it.',
	messages: {
		script:
			'Scripts write most of the main text: the server sent {served} of {rendered} characters',
	},
	evaluate({ mainText, served }, found, { measure }) {
		const share = textShare(served, mainText);
		if (share === null) return 'not_applicable';
		measure({ ...share });
		const [first] = mainText.blocks;
		if (first && isScriptMade(served, mainText)) found.script({ ...share }, first.node);
	},
});
