import type { ListedCommand } from '../../server/src/commands/command.ts';
import { commands } from '../../server/src/commands/commands.ts';
import { commandHelp, overview } from '../../server/src/help.ts';

const introduction =
	'Every command of `plumbline`, with its options: audits of pages and sites, rankings, crawls, watches and the server. `plumbline help COMMAND` prints the same.';

/** The help of the command as pages, by the first word of each command; index.md lists them all. */
export async function commandPages(): Promise<ReadonlyMap<string, string>> {
	const groups = Map.groupBy(commands, ({ name }) => name.split(' ')[0] ?? '');
	const pages = new Map([
		['index.md', `# The command\n\n${introduction}\n\n${block(overview(commands))}`],
	]);
	for (const [word, members] of groups) {
		const sections = await Promise.all(members.map(section));
		const summaries = members.map(({ summary }) => summary).join(' ');
		pages.set(
			`${word}.md`,
			[`# \`plumbline ${word}\``, `${summaries} [All commands](index.md)`, ...sections].join(
				'\n\n',
			),
		);
	}
	return pages;
}

async function section(command: ListedCommand): Promise<string> {
	const { name, load } = command;
	return `## plumbline ${name}\n\n${block(commandHelp(command, await load()))}`;
}

const block = (text: string) => `\`\`\`text\n${text}\n\`\`\``;
