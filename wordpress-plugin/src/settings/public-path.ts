import { settings } from './settings.ts';

// Webpack's own guess, the script's URL, fails with plugins that bundle scripts into one file elsewhere.
__webpack_public_path__ = settings().buildUrl;
