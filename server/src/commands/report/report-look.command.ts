import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { usageError } from '../../process/expected-error.ts';
import { agencyLook, setAgencyLook } from '../../reports/agency-look.store.ts';
import {
	type AgencyLook,
	type LookFault,
	lookFault,
	mostLogoBytes,
	usualColor,
} from '../../reports/agency-look.ts';
import { accountOrDefault } from '../account/account-named.ts';
import { defineCommand } from '../command.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

export const reportLookCommand = defineCommand({
	options: {
		account: {
			type: 'string',
			value: 'NAME',
			help: 'Account, by name or global key. Optional if there is only one.',
		},
		name: { type: 'string', value: 'NAME', help: 'Name at the top of reports.' },
		logo: {
			type: 'string',
			value: 'FILE',
			help: `PNG, JPEG, WebP or GIF of at most ${mostLogoBytes / 1024} KB; “none” for no logo.`,
		},
		color: {
			type: 'string',
			value: 'COLOR',
			help: 'Color such as #0b5f63. It is made darker or lighter where it could not be read.',
		},
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values: { account, color, json, logo, name }, terminal }) {
		const shown = await withDatabase(terminal, async (database) => {
			const { id } = await accountOrDefault(database, account);
			const before = (await agencyLook(database, id)) ?? { name: '', logo: '', color: usualColor };
			const look: AgencyLook = {
				name: name ?? before.name,
				logo: logo === undefined ? before.logo : await pictureOf(logo),
				color: color ?? before.color,
			};
			const fault = lookFault(look);
			if (fault !== null) throw usageError(faults[fault]);
			if ((name ?? logo ?? color) !== undefined) await setAgencyLook(database, id, look);
			return look;
		});
		if (json) printJson(terminal, shown);
		else print(terminal, textOf(shown));
		return 0;
	},
});

const textOf = ({ color, logo, name }: AgencyLook): string =>
	[`name   ${name || '–'}`, `logo   ${logo === '' ? '–' : 'yes'}`, `color  ${color}`].join('\n');

const faults: Readonly<Record<LookFault, string>> = {
	name: '--name: at most 100 characters.',
	logo: `--logo: a PNG, JPEG, WebP or GIF of at most ${mostLogoBytes / 1024} KB.`,
	color: '--color: write it like #0b5f63.',
};

async function pictureOf(path: string): Promise<string> {
	if (path === 'none') return '';
	const type = extname(path).slice(1).toLowerCase().replace('jpg', 'jpeg');
	const bytes = await readFile(path).catch((cause: unknown) => {
		throw usageError(`--logo: ${path} cannot be read.`, { cause });
	});
	return `data:image/${type};base64,${bytes.toString('base64')}`;
}
