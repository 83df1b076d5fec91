// What every screen is drawn with, in the order in which it applies: also before the app's scripts have run.
import './fonts.css'
import './mantine.css'
import './mantine-variables.css'
import './tokens.css'
import './base.css'
