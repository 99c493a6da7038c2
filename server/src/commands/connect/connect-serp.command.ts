import { readFile } from 'node:fs/promises';
import { usageError } from '../../process/expected-error.ts';
import { fileProblem } from '../../process/file-problem.ts';
import { defineCommand } from '../command.ts';
import { connectSerp, serpOptions } from './connect-serp.ts';
import { readSecret } from './read-secret.ts';

// The commands for providers of results pages; a site may have several, which are tried in order.

export const connectDataForSeo = defineCommand({
	options: {
		login: { type: 'string', value: 'NAME', help: 'API login, an email address.' },
		...serpOptions,
	},
	async run({ values, terminal }) {
		const { login } = values;
		if (!login) {
			throw usageError('--login is missing. It is the API login at app.dataforseo.com.');
		}
		const password = await readSecret(terminal, {
			what: 'the API password of DataForSEO (app.dataforseo.com, API access)',
			variable: 'PLUMBLINE_DATAFORSEO_PASSWORD',
		});
		return connectSerp('dataforseo', {}, { login, password }, { values, terminal });
	},
});

export const connectSerper = defineCommand({
	options: serpOptions,
	async run({ values, terminal }) {
		const key = await readSecret(terminal, {
			what: 'the API key of Serper (serper.dev, API key)',
			variable: 'PLUMBLINE_SERPER_KEY',
		});
		return connectSerp('serper', {}, { key }, { values, terminal });
	},
});

export const connectCustom = defineCommand({
	options: {
		description: {
			type: 'string',
			value: 'FILE',
			help: 'JSON file that describes the service: url, method, headers, body with {keyword} {country} {language} {device} {page} {start} {key}; results, fields, error, noResults.',
		},
		...serpOptions,
	},
	async run({ values, terminal }) {
		const description = await readDescription(values.description);
		const usesKey = JSON.stringify(description).includes('{key}');
		const wanted = { what: 'the API key of the service', variable: 'PLUMBLINE_CUSTOM_KEY' };
		const key = usesKey ? await readSecret(terminal, wanted) : '';
		return connectSerp('custom', description, { key }, { values, terminal });
	},
});

async function readDescription(path: string | undefined): Promise<object> {
	if (path === undefined) {
		throw usageError('--description is missing. Give a JSON file that describes the service.');
	}
	const text = await readFile(path, 'utf8').catch((error: unknown) => {
		throw usageError(`--description: “${path}” cannot be read: ${fileProblem(error)}.`);
	});
	try {
		const described: unknown = JSON.parse(text);
		if (typeof described === 'object' && described !== null) return described;
	} catch {
		// Reported below, together with other problems.
	}
	throw usageError(`--description: “${path}” is not a JSON object.`);
}
