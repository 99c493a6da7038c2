import { defineRule } from '../../../audit/rule.ts';
import { robotsFaults } from '../../../robots/robots-faults.ts';

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
		says: 'Errors are a rule without a User-agent line before it, a rule that does not begin with / or *, a sitemap without an absolute URL, and a file that is too large; unknown lines are skipped.',
		checked: '2026-11-20',
	},
	reads: ['robotsTxt'],
	title: 'Crawlers understand robots.txt',
	why: 'Crawlers skip a line that they cannot use, so pages that it should block stay open, or pages that it should open stay blocked.',
	fix: 'If something else arrives as robots.txt, have the server send the file as plain text, or status 404 if there is none. Otherwise correct the line: crawlers first (“User-agent: *”), then paths that begin with a slash, and absolute URLs for sitemaps. Put “#” before a comment, and type a line again if it contains an invisible character.',
	messages: {
		orphan:
			'Line {line} of robots.txt (“{written}”) comes before any “User-agent” line, so it applies to no crawler',
		path: 'Line {line} of robots.txt matches nothing, because “{written}” does not begin with a slash',
		end: 'In line {line} of robots.txt (“{written}”), “$” stands for the end of the URL, but something follows it',
		misspelt:
			'Line {line} of robots.txt begins with “{written}”, which no crawler knows; it may mean “{meant}”',
		sitemap: 'Line {line} of robots.txt gives the sitemap “{written}” without an absolute URL',
		shapeless:
			'Line {line} of robots.txt (“{written}”) is not a name, a colon and a value, so crawlers that follow the standard skip it',
		invisible:
			'Line {line} of robots.txt (“{written}”) contains an invisible character, so crawlers do not read it as it looks',
		noindex: 'Google does not read “{written}” in robots.txt (line {line})',
		html: 'The server returns a web page as robots.txt',
		json: 'The server returns JSON as robots.txt',
		large: 'robots.txt is larger than 500 KiB, and crawlers read no further',
	},
	many: '{count} lines of robots.txt do not work',
	evaluate({ robotsTxt }, found) {
		if (robotsTxt.text === null) return 'not_applicable';
		for (const { kind, line, meant, written } of robotsFaults(robotsTxt.text)) {
			if (kind === 'html' || kind === 'json' || kind === 'large') found[kind]();
			else if (kind === 'misspelt') found.misspelt({ line, written, meant });
			else found[kind]({ line, written });
		}
	},
});
