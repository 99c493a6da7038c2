import { cpus } from 'node:os';
import type { FigureGroup } from './figures/figure.ts';

/** RESULTS.md of a whole run. */
export const resultsText = (groups: readonly FigureGroup[]): string =>
	`${intro()}\n\n${groups.map(section).join('\n')}`;

const intro = () =>
	`# Figures\n\nWritten by \`npm run bench\`. The ratios matter: both sides run in turns on the same machine (${cpus().length} cores, Node ${process.version}). Milliseconds are for orientation.\n\n![The figures as bars](RESULTS.svg)`;

/** RESULTS.md with these figures instead of earlier ones. */
export function withResults(text: string, groups: readonly FigureGroup[]): string {
	const [start = '', ...sections] = text.split(/^(?=## )/m);
	const byTitle = new Map(sections.map((one) => [one.split('\n', 1)[0], one.trimEnd()]));
	for (const group of groups) byTitle.set(`## ${group.title}`, section(group).trimEnd());
	return `${[start.trimEnd(), ...byTitle.values()].join('\n\n')}\n`;
}

const section = ({ figures, method, title }: FigureGroup): string =>
	`## ${title}\n\n${method}\n\n| | measured | aim | holds |\n|---|---|---|---|\n${figures
		.map(
			({ aim, holds, measured, name }) =>
				`| ${name} | ${measured} | ${aim} | ${holds ? 'yes' : 'no'} |`,
		)
		.join('\n')}\n`;
