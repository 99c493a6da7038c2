import type { SourceAccess } from '../../source.ts';

/** The inputs of a provider: its part of the settings and of the credentials, and the outside world. */
export interface ProviderSetup {
	readonly settings: unknown;
	readonly credentials: unknown;
	readonly access: Pick<SourceAccess, 'fetch' | 'now' | 'signal' | 'wait'>;
}
