import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../../database/open-database.ts';

const template = 'plumbline_template';

/** New databases are copies of this one, which is faster than migrating each. */
export async function makeTemplate(adminUrl: string): Promise<void> {
	await administer(adminUrl, `create database ${template}`);
	const database = await openDatabase(urlOf(adminUrl, template));
	await database.destroy();
}

/**
 * The URL of a new database, either with our newest schema or empty. PostgreSQL copies files by
 * itself, which is faster than writing a log of the copy as it does by default.
 */
export async function newDatabase(
	adminUrl: string,
	content: 'schema' | 'nothing',
): Promise<string> {
	const name = `test_${randomUUID().replaceAll('-', '')}`;
	const source = content === 'schema' ? template : 'template0';
	await administer(adminUrl, `create database ${name} template ${source} strategy file_copy`);
	return urlOf(adminUrl, name);
}

/** Frees its 10 MB, which may be memory. Connections that a test has left are ended. */
export const dropDatabase = (adminUrl: string, url: string): Promise<void> =>
	administer(adminUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);

async function administer(adminUrl: string, statement: string): Promise<void> {
	const client = new pg.Client(adminUrl);
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}

function urlOf(adminUrl: string, name: string): string {
	const url = new URL(adminUrl);
	url.pathname = `/${name}`;
	return url.href;
}
