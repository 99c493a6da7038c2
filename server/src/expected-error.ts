import { UsageError } from './commands/command.ts';
import { ConfigError } from './config.ts';
import { ForeignDatabaseError } from './database/migrate.ts';
import { DatabaseUrlError } from './database/open-database.ts';
import { AllowedHostsError } from './fetch-page/allowed-hosts.ts';
import { SecretFileError } from './sources/secret-file.ts';
import { SourceError } from './sources/source.ts';

const expected = [
	UsageError,
	ConfigError,
	AllowedHostsError,
	DatabaseUrlError,
	ForeignDatabaseError,
	SecretFileError,
];

/** The sentence of an error that people can do something about; null for a fault of ours. */
export function expectedError(error: unknown): string | null {
	if (error instanceof SourceError) return `${error.message} ${error.remedy}`;
	const isExpected = expected.some((kind) => error instanceof kind);
	return isExpected && error instanceof Error ? error.message : null;
}
