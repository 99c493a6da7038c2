import type { Endpoint, ParsedInputOf } from '@plumbline/core/api';
import { accountNameOf } from '../../accounts/accounts.store.ts';
import type { Database } from '../../database/open-database.ts';
import { parseInput } from '../../http/parameters/merge-params.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { usageError } from '../../process/expected-error.ts';
import { siteNamed } from '../site/site-named.ts';
import type { Terminal } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

interface Caller {
	readonly accountId: number;
	readonly accountName: string;
	/** Commands are not limited to one site. */
	readonly siteId: null;
}

interface Answering<E extends Endpoint, Answer> {
	readonly endpoint: E;
	readonly answer: (database: Database, caller: Caller, input: ParsedInputOf<E>) => Promise<Answer>;
}

/** Answers about a site as the server would, without a server. */
export function askSearch<E extends Endpoint, Answer>(
	terminal: Terminal,
	siteName: string | undefined,
	{ endpoint, answer }: Answering<E, Answer>,
	parameters: Readonly<Record<string, string | undefined>>,
): Promise<Answer> {
	return withDatabase(terminal, async (database) => {
		const { accountId, globalKey } = await siteNamed(database, siteName);
		const accountName = await accountNameOf(database, accountId);
		const caller = { accountId, accountName, siteId: null };
		const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
		const asked = { ...Object.fromEntries(given), site_global_key: globalKey };
		try {
			return await answer(database, caller, parseInput(endpoint, asked));
		} catch (error) {
			throw error instanceof ProblemError ? usageError(inOptions(error.message)) : error;
		}
	});
}

const options: Readonly<Record<string, string>> = {
	search_engine_global_key: '--search-engine',
	date_from: '--from',
	date_to: '--to',
	days: '--days',
	compare: '--compare',
	segment: '--segment',
	limit: '--limit',
	kinds: '--kind',
};

/** Replaces the API’s parameter names in a message by the options that people typed. */
function inOptions(message: string): string {
	return message.replaceAll(/[a-z_]+(?=:)|date_(?:from|to)/g, (name) => options[name] ?? name);
}
