import { randomBytes, timingSafeEqual } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import {
	beginGoogle,
	connectProperty,
	endGoogle,
	knowsGoogleClient,
	readOtherSeries,
} from '@plumbline/console/contract';
import { pendingOf, setPending } from '../../accounts/sessions/pending.store.ts';
import { ensureSite } from '../../accounts/sites.store.ts';
import { invalidParameter, ProblemError } from '../../http/problems/problem-error.ts';
import { scheduleConnection } from '../../jobs/sync/schedule-connection.ts';
import { listConnections } from '../../sources/connections.store.ts';
import { newPkce } from '../../sources/google/ask-for-consent.ts';
import { consentUrl } from '../../sources/google/consent-url.ts';
import { exchangeCode } from '../../sources/google/exchange-code.ts';
import { googleAddresses } from '../../sources/google/google-addresses.ts';
import {
	type GoogleCredentials,
	type OAuthCredentials,
	parseGoogleCredentials,
} from '../../sources/google/google-credentials.ts';
import { tokenError } from '../../sources/google/token-verdict.ts';
import { connectSeries } from '../../sources/google-search-console/connect-series.ts';
import { googleSearchConsole } from '../../sources/google-search-console/google-search-console.source.ts';
import {
	domainOfProperty,
	isReadable,
	type Property,
} from '../../sources/google-search-console/property.ts';
import {
	createSearchConsoleApi,
	listProperties,
	searchConsoleScope as scope,
} from '../../sources/google-search-console/search-console-api.ts';
import { readSettings } from '../../sources/google-search-console/settings.ts';
import { usualSeries, worldwide } from '../../sources/google-search-console/usual-series.ts';
import { sourceAccess } from '../../sources/source-access.ts';
import type { ConsoleContext, SignedCall } from '../console-context.ts';
import { consoleClient } from '../google/console-client.ts';
import { knownClient } from '../google/known-client.ts';
import type { PendingConsent } from '../google/pending-consent.ts';
import { connectionOf } from '../sources/source-states.store.ts';
import type { Calls } from './serve-calls.ts';
import { vaultFor } from './vault-for.ts';

/** Connects Search Console: the consent on Google’s page, then the choice of a property. */
export function serveGoogleCalls(calls: Calls, context: ConsoleContext): void {
	const { database, now, googleUrl } = context;
	const addresses = googleAddresses(googleUrl ?? undefined);
	const redirectUriOf = ({ origin }: SignedCall) => `${origin}/sources`;
	const identityOf = ({ session }: SignedCall) => `console consent ${session.id}`;

	async function keep(call: SignedCall, pending: PendingConsent | null): Promise<void> {
		const text =
			pending && (await vaultFor(context).seal(JSON.stringify(pending), identityOf(call)));
		await setPending(database, call.session.id, text);
	}
	async function kept(call: SignedCall): Promise<PendingConsent> {
		const sealed = await pendingOf(database, call.session.id);
		const plain = sealed && (await vaultFor(context).open(sealed, identityOf(call)));
		// Written by `keep`.
		if (plain) return JSON.parse(plain) as PendingConsent;
		throw new ProblemError('not_found', 'This consent was not begun here. Connect again.');
	}
	function apiFor(credentials: GoogleCredentials, { signal }: SignedCall) {
		const access = { credentials, fetch, now, signal };
		return createSearchConsoleApi(access, googleUrl === null ? {} : { baseUrl: googleUrl });
	}
	async function properties(credentials: OAuthCredentials, call: SignedCall) {
		const all = await listProperties(apiFor(credentials, call));
		return all.filter(({ siteUrl }) => domainOfProperty(siteUrl) !== null);
	}
	async function connect(call: SignedCall, { keys, ...of }: ConnectedProperty): Promise<void> {
		for (const engineKey of keys) {
			const series = { ...of, engineKey, baseUrl: googleUrl };
			const connection = await connectSeries(database, vaultFor(context), series);
			await scheduleConnection(database, googleSearchConsole, connection, call.nowMs);
		}
	}

	calls.serve(knowsGoogleClient, async (_input, call) => {
		const client = await knownClient(database, vaultFor(context), call.session.accountId);
		return { is_known: client !== null, redirect_url: redirectUriOf(call) };
	});

	calls.serve(beginGoogle, async ({ client_file: file }, call) => {
		const redirectUri = redirectUriOf(call);
		const client =
			file === null
				? await knownClient(database, vaultFor(context), call.session.accountId)
				: consoleClient(file, redirectUri);
		if (client === null) throw invalidParameter('client_file', 'Choose the file of the client.');
		const state = randomBytes(24).toString('base64url');
		const { challenge, verifier } = newPkce();
		await keep(call, { state, verifier, redirectUri, client, credentials: null });
		const { authorize } = addresses;
		const question = { authorize, client, scope, state, redirectUri, challenge };
		return { authorize_url: consentUrl(question) };
	});

	calls.serve(endGoogle, async ({ state, code, error }, call) => {
		const pending = await kept(call);
		if (!isSame(state, pending.state)) {
			throw new ProblemError('not_found', 'This consent was not begun here. Connect again.');
		}
		if (code === '') throw tokenError(error || 'no code', 'oauth');
		const { signal } = call;
		const asking = { addresses, fetch, now, signal };
		const credentials = await exchangeCode({ ...asking, ...pending, scope, code });
		await keep(call, { ...pending, credentials });
		return { properties: (await properties(credentials, call)).map(wireProperty) };
	});

	calls.serve(connectProperty, async ({ property, search_engine: engineKey }, call) => {
		const { credentials } = await kept(call);
		const domain = domainOfProperty(property);
		if (credentials === null || domain === null || !googleSearchConsole.feeds(engineKey)) {
			throw invalidParameter('property', 'Choose one of the properties that Google lists.');
		}
		const all = await properties(credentials, call);
		if (!all.some((known) => known.siteUrl === property && isReadable(known))) {
			throw invalidParameter('property', 'This Google account is not allowed to read it.');
		}
		const { accountId } = call.session;
		const site = await ensureSite(database, { accountId, domain, title: domainToUnicode(domain) });
		const api = apiFor(credentials, call);
		const keys =
			engineKey === worldwide
				? await usualSeries(database, site.id, { api, property })
				: [engineKey];
		await connect(call, { siteId: site.id, property, credentials, keys });
		return { site_global_key: site.globalKey };
	});

	calls.serve(readOtherSeries, async ({ id }, call) => {
		const connection = await connectionOf(database, call.session.accountId, id);
		if (connection?.source !== googleSearchConsole.name) {
			throw new ProblemError('not_found', 'This source was removed. Load the list again.');
		}
		const { siteId } = connection;
		const asking = { database, vault: vaultFor(context), fetch, now, signal: call.signal };
		const access = await sourceAccess(asking, connection);
		const settings = readSettings(connection);
		const credentials = parseGoogleCredentials(access.credentials);
		if (credentials === null) throw new Error(`Connection ${id} has no credentials of Google.`);
		const { property } = settings;
		const usual = { api: createSearchConsoleApi(access, settings), property };
		const known = new Set(
			(await listConnections(database, siteId))
				.filter(({ source }) => source === googleSearchConsole.name)
				.map(({ engineKey }) => engineKey),
		);
		const keys = (await usualSeries(database, siteId, usual)).filter((key) => !known.has(key));
		await connect(call, { siteId, property, credentials, keys });
		return { search_engines: keys };
	});
}

interface ConnectedProperty {
	readonly siteId: number;
	readonly property: string;
	readonly credentials: GoogleCredentials;
	readonly keys: readonly string[];
}

function wireProperty(property: Property) {
	return {
		property: property.siteUrl,
		domain: domainOfProperty(property.siteUrl) ?? '',
		is_readable: isReadable(property),
	};
}

function isSame(one: string, other: string): boolean {
	const [first, second] = [Buffer.from(one), Buffer.from(other)];
	return first.length === second.length && timingSafeEqual(first, second);
}
