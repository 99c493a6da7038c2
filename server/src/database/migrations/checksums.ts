import type { DialectName } from '../dialect-of.ts';

/** A hash of what each migration does to an empty database, which `migrations.test.ts` prints. */
export const checksums: Readonly<Record<string, Readonly<Record<DialectName, string>>>> = {
	'001-accounts': { sqlite: 'f96584a4370c3dda', postgres: '8176b2785401211d' },
	'002-keywords': { sqlite: '8bb3032da2f27631', postgres: '71615eb3e52806e8' },
	'003-facts': { sqlite: '3f777a7ef901a944', postgres: 'ced60514c1391d5d' },
	'004-sources': { sqlite: '2dd6ef2a1dc36319', postgres: 'd3ec790efefd3455' },
	'005-bigint-ids': { sqlite: 'e3b0c44298fc1c14', postgres: 'ca50e1d15bceb6f0' },
	'006-migration-checksums': { sqlite: 'c1bb3047e3cbc9f2', postgres: 'c1bb3047e3cbc9f2' },
	'007-removals': { sqlite: 'd09609db6952591f', postgres: 'aa968feb6ecc1df0' },
	'008-search-console': { sqlite: '69e69f5ecaf50deb', postgres: '6b457c757043bd84' },
	'009-console-sessions': { sqlite: '76e1990f3cafa6c8', postgres: '7ec098129c488492' },
	'010-crawls': { sqlite: '6997f87ac9dd00b7', postgres: 'e5c67cb6bc20a93e' },
	'011-changes': { sqlite: 'd17c5e6e2a088f9f', postgres: 'fc46e0988b5e51ac' },
	'012-watches': { sqlite: '8c5773ba712153b1', postgres: 'dc57338812d355fd' },
	'013-crawl-sites': { sqlite: '4bf943a2793a5416', postgres: '4bf943a2793a5416' },
	'014-crawl-details': { sqlite: 'da6024beb69887fb', postgres: 'cf07e4bdf4987df2' },
	'015-guest-links': { sqlite: '12a06cbdee8f34e8', postgres: '12a06cbdee8f34e8' },
	'016-saved-views': { sqlite: '1798daf5fc1a3176', postgres: '4029f405af04d5be' },
	'017-report-look': { sqlite: 'efa0c62b7b1eb634', postgres: 'ff42b8e7f5a075fd' },
	'018-search-splits': { sqlite: '274a705527f93bbd', postgres: '97fc050488cb7db2' },
	'019-change-plans': { sqlite: '9e4ca44a19213980', postgres: 'da3530c75223aa17' },
	'020-first-audits': { sqlite: 'c971753f0b078659', postgres: 'c971753f0b078659' },
	'021-imported-periods': { sqlite: 'e4a73133be368697', postgres: '845b51e31266fd8c' },
};
