import { rules } from '@plumbline/core';
import { evidenceProblems, isStale } from './check/evidence.ts';

const today = new Date();
const problems = rules.flatMap((rule) => evidenceProblems(rule, today));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

const stale = rules.filter((rule) => isStale(rule, today));
if (stale.length > 0) {
	console.log(
		'Sources last read more than six months ago. Nothing is wrong, but somebody should read them again:',
	);
	for (const { evidence, name } of stale)
		console.log(`  ${evidence.checked}  ${name}  ${evidence.url}`);
}
console.log(`${rules.length} rules, ${problems.length} problems, ${stale.length} to read again.`);
