import { defineRule } from '../../audit/rule.ts';
import { robotsFaults } from '../../robots/robots-faults.ts';

export const robotsTxtIsValid = defineRule({
	name: 'robots_txt_is_valid',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://yandex.com/support/webmaster/en/error-dictionary/robots-txt',
		says: 'Errors are a rule without a User-agent line before it, a rule that does not begin with / or *, a sitemap without its whole address, and a file that is too large; lines that the engine does not know are skipped.',
		checked: '2026-11-20',
	},
	reads: ['robotsTxt'],
	title: 'Crawlers understand robots.txt',
	why: 'Crawlers skip a line that they cannot use, so what it is to keep them out of stays open, or what it is to open stays closed.',
	fix: 'Correct the line: crawlers first (“User-agent: *”), then paths that begin with a slash, and whole addresses for sitemaps.',
	messages: {
		orphan:
			'Line {line} of robots.txt (“{written}”) stands before any “User-agent” line, so it holds for nobody',
		path: 'Line {line} of robots.txt matches nothing, because “{written}” does not begin with a slash',
		misspelt:
			'Line {line} of robots.txt begins with “{written}”, which no crawler knows; it may mean “{meant}”',
		sitemap: 'Line {line} of robots.txt names the sitemap “{written}” without its whole address',
		noindex: 'Google does not read “{written}” in robots.txt (line {line})',
		html: 'What the server delivers as robots.txt is a web page',
		large: 'robots.txt is larger than 500 KiB, and crawlers read no further',
	},
	many: '{count} lines of robots.txt do not work',
	evaluate({ robotsTxt }, found) {
		if (robotsTxt.text === null) return 'not_applicable';
		for (const { kind, line, meant, written } of robotsFaults(robotsTxt.text)) {
			if (kind === 'html') found.html();
			else if (kind === 'large') found.large();
			else if (kind === 'misspelt') found.misspelt({ line, written, meant });
			else found[kind]({ line, written });
		}
	},
});
