import { settings } from './settings.ts';

// Where the script itself was loaded from is no help: plugins that join scripts move it.
__webpack_public_path__ = settings().buildUrl;
