import { listRules } from '@plumbline/core/api';
import * as z from 'zod';
import { closestNames, didYouMean } from '../../process/closest-names.ts';
import { defineTool, refused } from '../tool.ts';

const mostMeant = 3;

export const explainRule = defineTool({
	name: 'explain_rule',
	title: 'Explain a rule',
	description:
		'Says why a rule matters, what to do when it fails, who can do it, and which document of a search engine or standard it rests on.',
	scope: 'optimize',
	effect: 'reads',
	readsWeb: false,
	input: z.object({
		rule: z.string().describe('Its name, such as title_tag_used.'),
		locale: z.optional(z.string()).describe('en or ja.'),
	}),
	head: z.object({ rule_set: z.string() }),
	item: z.object({
		rule: z.string(),
		title: z.string(),
		why: z.string(),
		fix: z.string(),
		severity: z.enum(['blocker', 'error', 'warning', 'note']),
		class: z.enum(['engine', 'convention', 'accessibility', 'information']),
		who_acts: z.enum(['writer', 'seo', 'developer', 'owner']),
		needs: z.array(z.string()),
		evidence: z.object({ url: z.string(), says: z.string(), checked: z.string() }),
	}),
	async answer({ rule: name, locale }, { client, signal }) {
		const input = locale === undefined ? {} : { locale };
		const { rule_set, rules } = await client.call(listRules, input, { signal });
		const named = rules.filter(({ rule_name }) => rule_name === name);
		if (named.length === 0) {
			const names = rules.map(({ rule_name }) => rule_name);
			const meant = [...names.filter((each) => each.includes(name)), ...closestNames(name, names)];
			throw refused(
				`There is no rule “${name}”. list_rules searches them.${didYouMean(meant.slice(0, mostMeant))}`,
			);
		}
		return {
			head: { rule_set },
			items: named.map((rule) => ({
				rule: rule.rule_name,
				title: rule.title,
				why: rule.why,
				fix: rule.fix,
				severity: rule.severity,
				class: rule.class,
				who_acts: rule.audience,
				needs: rule.needs,
				evidence: rule.evidence,
			})),
		};
	},
});
