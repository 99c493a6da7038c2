import type { SourceAccess } from '../../source.ts';

/** What a provider is made from: its part of the settings and of the credentials, and the world. */
export interface ProviderSetup {
	readonly settings: unknown;
	readonly credentials: unknown;
	readonly access: Pick<SourceAccess, 'fetch' | 'now' | 'signal' | 'wait'>;
}
