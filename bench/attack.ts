import { hostileRenders } from './attacks/hostile-renders.ts';

const attack = await hostileRenders(process.argv[2]);
console.log(`## ${attack.title}\n`);
for (const row of [attack.columns, attack.columns.map(() => '---'), ...attack.rows]) {
	console.log(`| ${row.join(' | ')} |`);
}
if (!attack.isHeld) process.exitCode = 1;
