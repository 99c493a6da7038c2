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

/** The URL of a new database, either with our newest schema or empty. */
export async function newDatabase(adminUrl: string, content: 'schema' | 'nothing') {
	const name = `test_${randomUUID().replaceAll('-', '')}`;
	const source = content === 'schema' ? template : 'template0';
	await administer(adminUrl, `create database ${name} template ${source}`);
	return {
		url: urlOf(adminUrl, name),
		drop: () => administer(adminUrl, `drop database ${name} with (force)`),
	};
}

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
