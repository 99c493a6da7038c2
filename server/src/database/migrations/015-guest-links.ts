import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

/**
 * Sessions of guests end with their link. Nobody knows the link of an earlier session, so those end
 * now; guests who still have a link open it again.
 */
export const guestLinks: Migration = {
	name: '015-guest-links',
	apply: async (database) => {
		await sql`alter table console_session add column link_id integer`.execute(database);
		await sql`delete from console_session where kind = 'share'`.execute(database);
	},
};
