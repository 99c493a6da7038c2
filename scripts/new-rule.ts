import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRule } from './new-rule/create-rule.ts';
import { groups, parseRulePath } from './new-rule/rule-path.ts';

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { root: { type: 'string', default: path.resolve(import.meta.dirname, '..') } },
});
const rule = parseRulePath(positionals[0] ?? '');

if (!rule) {
	console.error(
		`Name the group and, in snake_case, the state that should hold: npm run new:rule -- title/title_tag_is_fresh
Groups: ${groups.join(', ')}.`,
	);
	process.exitCode = 2;
} else {
	const { problem, written } = createRule(values.root, rule, new Date());
	if (problem) {
		console.error(problem);
		process.exitCode = 2;
	} else {
		for (const file of written) console.log(`written  ${file}`);
		console.log(`
Describe in ${rule.rulePath} the state that should hold, why it matters and what to do, name the source, and write the condition.
Show in ${rule.fixturesPath} pages that pass and pages that fail.
Then: npm run generate`);
	}
}
