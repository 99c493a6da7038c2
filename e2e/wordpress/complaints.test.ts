import { expect, test } from 'vitest';
import { linesOfPlugin } from './complaints.ts';

test('only lines about the plugin count, whatever the folder of the checkout is called', () => {
	const files = '/home/me/plumbline/.cache/wordpress/newest';
	const ofWordPress = `PHP Warning: wp_update_plugins(): An error in ${files}/wp-includes/update.php`;
	const ofPlugin = 'PHP Warning: An error in /tmp/site/wp-content/plugins/plumbline/plumbline.php';
	const ofTexts = `PHP Notice: Translations of plumbline were loaded early in ${files}/wp-includes/l10n.php`;

	const log = [ofWordPress, ofPlugin, ofTexts, ''].join('\n');
	expect(linesOfPlugin(log, '/home/me/plumbline')).toEqual([ofPlugin, ofTexts]);
});
