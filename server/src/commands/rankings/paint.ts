import { styleText } from 'node:util';
import { type Terminal, wantsColor } from '../terminal.ts';

export interface Paint {
	readonly dim: (text: string) => string;
	readonly green: (text: string) => string;
	readonly red: (text: string) => string;
}

/** Colors, if the terminal supports them and its owner wants them. */
export function paintFor({
	columns,
	environment,
}: Pick<Terminal, 'columns' | 'environment'>): Paint {
	const inColor = wantsColor({ columns, environment });
	const style = (format: 'dim' | 'green' | 'red') => (text: string) =>
		inColor ? styleText(format, text, { validateStream: false }) : text;
	return { dim: style('dim'), green: style('green'), red: style('red') };
}
