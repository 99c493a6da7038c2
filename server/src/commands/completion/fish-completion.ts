import {
	type CompletedCommand,
	type CompletedOption,
	firstWords,
	secondWords,
} from './completed-command.ts';

export function fishCompletion(commands: readonly CompletedCommand[]): string {
	const firsts = firstWords(commands);
	const pairs = commands.filter(({ name }) => name.includes(' ')).map(({ name }) => quoted(name));
	const help = { word: 'help', summary: 'Show the options and examples of a command.' };
	const lines = [
		...[...firsts, help].map(({ summary, word }) =>
			line('__plumbline_has 0', ['-f', '-a', word], summary),
		),
		...firsts.flatMap(({ word }) =>
			secondWords(commands, word).map((second) =>
				line(`__plumbline_has 1 ${word}`, ['-f', '-a', second.word], second.summary),
			),
		),
		...commands.flatMap(({ name, options }) =>
			options.map((option) =>
				line(`__plumbline_runs ${quoted(name)}`, partsOf(option), option.help),
			),
		),
	];
	return `# Completion of plumbline for fish, printed by “plumbline completion fish”.
function __plumbline_words
	set -l words (commandline -opc)
	set -e words[1]
	test "$words[1]" = help; and set -e words[1]
	string join \\n -- $words
end
# Whether exactly these words were typed.
function __plumbline_has
	set -l words (__plumbline_words)
	test (count $words) -eq $argv[1]; or return 1
	test $argv[1] -eq 0; or test "$words[1]" = "$argv[2]"
end
# Whether the command is this one.
function __plumbline_runs
	set -l words (__plumbline_words)
	test (count $words) -gt 0; or return 1
	set -l name "$words[1] $words[2]"
	contains -- $name ${pairs.join(' ')}; or set name $words[1]
	test $name = $argv[1]
end
${lines.join('\n')}
`;
}

const line = (condition: string, parts: readonly string[], description: string) =>
	`complete -c plumbline -n ${quoted(condition)} ${parts.join(' ')} -d ${quoted(description)}`;

function partsOf({ choices, name, takes }: CompletedOption): readonly string[] {
	const option = ['-l', name];
	if (takes === 'nothing') return option;
	if (choices) return [...option, '-x', '-a', quoted(choices.join(' '))];
	return [...option, takes === 'file' ? '-r' : '-x'];
}

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
