import { expect, test } from 'vitest';
import { migrationChecksum } from '../testing/migration-checksum.ts';
import { checksums } from './migrations/checksums.ts';
import { migrations } from './migrations.ts';

for (const migration of migrations) {
	test(`${migration.name} does what it did when it was released`, async () => {
		const computed = {
			sqlite: await migrationChecksum(migration, 'sqlite'),
			postgres: await migrationChecksum(migration, 'postgres'),
		};
		// For a new migration, copy the values. For a released one, undo the edit and write a new one.
		expect(computed).toEqual(checksums[migration.name]);
	});
}
