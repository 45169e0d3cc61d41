# Weigeringen over klokken en vakantie.

error-table-slow = Hier heeft iedereen dagen voor een zet: geen bot neemt iemands plaats in.
error-setup-increment = Een beurt kan niet dit aantal seconden opleveren: { $came }.
error-holiday-begun = Je bent al met vakantie.
error-holiday-too-long = Zoveel vakantiedagen zijn er dit jaar niet meer over: { $came }.
