import type { Database } from '../database/open-database.ts';
import type { AgencyLook } from './agency-look.ts';

/** Null for an account that has not chosen one. */
export async function agencyLook(
	database: Database,
	accountId: number,
): Promise<AgencyLook | null> {
	const { report_look: look } = await database
		.selectFrom('account')
		.select('report_look')
		.where('id', '=', accountId)
		.executeTakeFirstOrThrow();
	// Written by `setAgencyLook`, which callers check first.
	return look === null ? null : (JSON.parse(look) as AgencyLook);
}

export async function setAgencyLook(
	database: Database,
	accountId: number,
	look: AgencyLook,
): Promise<void> {
	await database
		.updateTable('account')
		.set({ report_look: JSON.stringify(look) })
		.where('id', '=', accountId)
		.execute();
}
