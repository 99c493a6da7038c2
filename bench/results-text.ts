import { cpus } from 'node:os';
import type { FigureGroup } from './figures/figure.ts';

/** RESULTS.md with these figures instead of earlier ones; those of other runs stay. */
export function withResults(text: string, groups: readonly FigureGroup[]): string {
	const sections = text.split(/^(?=## )/m).slice(1);
	const byTitle = new Map(sections.map((one) => [one.split('\n', 1)[0], one.trimEnd()]));
	for (const group of groups) byTitle.set(`## ${group.title}`, section(group).trimEnd());
	return `${[intro(), ...byTitle.values()].join('\n\n')}\n`;
}

const intro = () =>
	`# Figures\n\nWritten by \`npm run bench\`. The ratios matter: both sides run in turns on the same machine (${cpus().length} cores, Node ${process.version}). Milliseconds are for orientation.\n\n![The figures as bars](RESULTS.svg)`;

const section = ({ figures, method, title }: FigureGroup): string =>
	`## ${title}\n\n${method}\n\n| | measured | aim | holds |\n|---|---|---|---|\n${figures
		.map(
			({ aim, holds, measured, name }) =>
				`| ${name} | ${measured} | ${aim} | ${holds ? 'yes' : 'no'} |`,
		)
		.join('\n')}\n`;
