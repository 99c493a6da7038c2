import { usageError } from '../../process/expected-error.ts';
import { defineCommand, type ListedCommand } from '../command.ts';
import { oneOf } from '../option-values.ts';
import { bashCompletion } from './bash-completion.ts';
import { completedCommands } from './completed-command.ts';
import { fishCompletion } from './fish-completion.ts';
import { zshCompletion } from './zsh-completion.ts';

const scripts = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };
// The keys of the object above.
const shells = Object.keys(scripts) as readonly (keyof typeof scripts)[];

export const completionOf = (commands: readonly ListedCommand[]) =>
	defineCommand({
		takes: shells.join('|'),
		options: {},
		async run({ positionals: [shell, ...others], terminal }) {
			if (shell === undefined || others.length > 0) {
				throw usageError(`Name a shell: ${shells.join(', ')}.`);
			}
			const script = scripts[oneOf(shells, shell, 'completion')];
			terminal.output.write(script(await completedCommands(commands)));
			return 0;
		},
	});
