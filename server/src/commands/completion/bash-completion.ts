import { type CompletedCommand, firstWords, secondWords } from './completed-command.ts';

/** Works in bash 3.2 too, which macOS has. Where nothing fits, bash completes the names of files. */
export function bashCompletion(commands: readonly CompletedCommand[]): string {
	const firsts = firstWords(commands).map(({ word }) => word);
	return `# Completion of plumbline for bash, printed by “plumbline completion bash”.
_plumbline() {
	local at=1 current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} words=''
	if [[ \${COMP_WORDS[1]} == help ]] && ((COMP_CWORD > 1)); then at=2; fi
	local name=\${COMP_WORDS[at]} second=\${COMP_WORDS[at + 1]}
	COMPREPLY=()
	if ((COMP_CWORD == at)); then
		words='${[...firsts, 'help'].join(' ')}'
	elif ((COMP_CWORD == at + 1)) && [[ $current != -* ]]; then
		case $name in
${cases(
	firsts.flatMap((first) =>
		caseOf(
			first,
			secondWords(commands, first).map(({ word }) => word),
		),
	),
)}
		esac
	fi
	case "$name $second" in
		${pairs(commands)}) name="$name $second" ;;
	esac
	case "$name $previous" in
${cases(commands.flatMap(valueCases))}
	esac
	if [[ $current == -* ]]; then
		case $name in
${cases(
	commands.flatMap(({ name, options }) =>
		caseOf(
			name,
			options.map((option) => `--${option.name}`),
		),
	),
)}
		esac
	fi
	COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _plumbline plumbline
`;
}

const caseOf = (pattern: string, words: readonly string[]) =>
	words.length === 0 ? [] : [`${quoted(pattern)}) words='${words.join(' ')}' ;;`];

/** Without words, the names of files are completed. */
const valueCases = ({ name, options }: CompletedCommand) =>
	options.flatMap(({ choices = [], name: option, takes }) => {
		if (takes === 'nothing') return [];
		const pattern = quoted(`${name} --${option}`);
		return choices.length === 0
			? [`${pattern}) return ;;`]
			: [`${pattern}) words='${choices.join(' ')}' ;;`];
	});

const pairs = (commands: readonly CompletedCommand[]) =>
	commands
		.filter(({ name }) => name.includes(' '))
		.map(({ name }) => quoted(name))
		.join(' | ');

const quoted = (text: string) => (/^\w+$/.test(text) ? text : `'${text}'`);

const cases = (lines: readonly string[]) => lines.map((line) => `\t\t\t${line}`).join('\n');
