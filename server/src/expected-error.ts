import { UsageError } from './commands/command.ts';
import { ConfigError } from './config/config.ts';
import { SitemapError } from './crawl/sitemap-file.ts';
import {
	DatabaseBusyError,
	DatabaseUrlError,
	ForeignDatabaseError,
	StorageFullError,
} from './database/database-error.ts';
import { DatabaseFileError } from './database/sqlite/copy-database.ts';
import { AllowedHostsError } from './fetch-page/allowed-hosts.ts';
import { CorsOriginsError } from './http/security/cors-origins.ts';
import { ImportError } from './import/import-error.ts';
import { SecretFileError } from './sources/secret-file.ts';
import { SourceError } from './sources/source.ts';

const expected = [
	SitemapError,
	UsageError,
	ConfigError,
	AllowedHostsError,
	CorsOriginsError,
	DatabaseUrlError,
	ForeignDatabaseError,
	DatabaseBusyError,
	StorageFullError,
	DatabaseFileError,
	ImportError,
	SecretFileError,
];

/** The sentence of an error that people can do something about; null for a fault of ours. */
export function expectedError(error: unknown): string | null {
	if (error instanceof SourceError) return `${error.message} ${error.remedy}`;
	const isExpected = expected.some((kind) => error instanceof kind);
	return isExpected && error instanceof Error ? error.message : null;
}
