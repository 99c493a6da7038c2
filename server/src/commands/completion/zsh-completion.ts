import {
	type CompletedCommand,
	type CompletedOption,
	type CompletedWord,
	firstWords,
	secondWords,
} from './completed-command.ts';

/** For a file named _plumbline in a folder of fpath. */
export function zshCompletion(commands: readonly CompletedCommand[]): string {
	const firsts = firstWords(commands);
	const help = { word: 'help', summary: 'Show the options and examples of a command.' };
	return `#compdef plumbline
# Completion of plumbline for zsh, printed by “plumbline completion zsh”.
_plumbline() {
	local name
	local -a seconds
	if ((CURRENT > 2)) && [[ $words[2] == help ]]; then
		shift words
		((CURRENT--))
	fi
	if ((CURRENT == 2)); then
		seconds=(
${described([...firsts, help])}
		)
		_describe command seconds
		return
	fi
	name=$words[2]
	case "$name $words[3]" in
		${commands
			.filter(({ name }) => name.includes(' '))
			.map(({ name }) => `'${name}'`)
			.join(' | ')})
			if ((CURRENT > 3)); then
				name="$name $words[3]"
				shift words
				((CURRENT--))
			fi
			;;
	esac
	if ((CURRENT == 3)) && [[ $words[CURRENT] != -* ]]; then
		case $name in
${firsts.flatMap(({ word }) => secondsOf(word, secondWords(commands, word))).join('\n')}
		esac
		((\${#seconds})) && _describe command seconds
	fi
	shift words
	((CURRENT--))
	case $name in
${commands.map(argumentsOf).join('\n')}
	esac
}
if [[ $funcstack[1] == _plumbline ]]; then
	_plumbline "$@"
else
	compdef _plumbline plumbline
fi
`;
}

const described = (words: readonly CompletedWord[]) =>
	words
		.map(({ summary, word }) => `\t\t\t${quoted(`${word}:${summary.replaceAll(':', '\\:')}`)}`)
		.join('\n');

function secondsOf(first: string, seconds: readonly CompletedWord[]): readonly string[] {
	return seconds.length === 0
		? []
		: [`\t\t\t${first}) seconds=(\n${described(seconds)}\n\t\t\t) ;;`];
}

function argumentsOf({ name, options }: CompletedCommand): string {
	const lines = options.map((option) => `\t\t\t\t${quoted(specOf(option))} \\`);
	return [
		`\t\t'${name}')`,
		'\t\t\t_arguments -S \\',
		...lines,
		"\t\t\t\t'*:file:_files'",
		'\t\t\t;;',
	].join('\n');
}

/** As `_arguments` reads it: `*--name[help]:value:action`. */
function specOf({ choices, help, multiple, name, takes }: CompletedOption): string {
	const option = `${multiple ? '*' : ''}--${name}[${help.replace(/[[\]\\:]/g, '\\$&')}]`;
	if (takes === 'nothing') return option;
	if (choices) return `${option}:value:(${choices.join(' ')})`;
	return `${option}:${takes}:${takes === 'file' ? '_files' : ' '}`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
